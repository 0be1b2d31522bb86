// Brotli makes files a seventh smaller than gzip does, and takes long: so it is done once, when the client is built.
import { brotliCompressSync, constants } from "node:zlib";

const SQUEEZED = /\.(js|css|svg)$/;

const squeezed = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

export const squeeze = {
  name: "squeeze",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!SQUEEZED.test(file.fileName)) continue;
        const source = squeezed(file.type === "chunk" ? file.code : file.source);
        this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source });
      }
    },
  },
};
