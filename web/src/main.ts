import { mount } from "svelte";
import "./look/type.css";
import "./look/tokens.css";
import "./look/patterns.css";
import "./look/base.css";
import App from "./App.svelte";

const target = document.getElementById("app");
if (target) mount(App, { target });
