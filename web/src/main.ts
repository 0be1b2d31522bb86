import { mount } from "svelte";
import "./look/type.css";
import "./look/tokens.css";
import "./look/patterns.css";
import "./look/base.css";
import { keepProgram } from "$lib/app";
import App from "./App.svelte";

keepProgram();
const target = document.getElementById("app");
if (target) mount(App, { target });
