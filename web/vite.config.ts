import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/cuius/server/static",
    emptyOutDir: true,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:1555" } },
  test: { include: ["tests/**/*.test.ts"] },
});
