// A plugin of Vite: writes every asset compressed beside itself, so that the server needs to compress none.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Type is compressed already. */
const COMPRESSED = /\.(?:js|css|svg)$/;
/** With less there is nothing to gain. */
const LEAST = 200;

export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    apply: "build",
    writeBundle({ dir }) {
      const assets = join(dir!, "assets");
      for (const name of readdirSync(assets).filter((name) => COMPRESSED.test(name))) {
        const path = join(assets, name);
        const source = readFileSync(path);
        if (source.length < LEAST) continue;
        const params = {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
