import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressAssets } from "./scripts/compress.ts";

/** What every page loads comes in one file; everything else is split by page. */
const EVERY_PAGE =
  /node_modules\/(?:svelte|@fluent)\/|src\/(?:main|App|appState|router|settings)\.|src\/(?:api|text)\/\w+\.ts|src\/shared\/(?:PageLayout|LanguageSwitch|NoticeBell)/;

export default defineConfig({
  plugins: [svelte({ configFile: false }), compressAssets()],
  build: {
    outDir: "../src/cuius/server/static",
    emptyOutDir: true,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: "app", test: EVERY_PAGE }] } },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:1555" } },
  test: { include: ["tests/**/*.test.ts"] },
});
