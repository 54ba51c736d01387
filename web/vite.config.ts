import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressAssets } from "./scripts/compress.ts";

const LIBRARIES = /node_modules\/(?:svelte|@fluent)\//;

/** Matches modules of src by folder and the names in it. */
const modules = (folders: Record<string, string>) =>
  new RegExp(
    Object.entries(folders)
      .map(([folder, names]) => `src/${folder}(?:${names.replaceAll(" ", "|")})[.]`)
      .join("|"),
  );

/** What every page loads comes in one file, with the little that the lobby and tables share. */
const EVERY_PAGE = modules({
  "": "main App appState router settings storage",
  "api/": "\\w+",
  "text/": "\\w+",
  "lobby/": "openTable TableList TableListItem tableFilter",
  "shared/":
    "PageLayout LanguageSwitch NoticeBell SeatFields TitleEmblem Paging PaceFields pace levels dates action",
  "chance/": "hashing salts",
  "board/": "overlay",
});

/** What boards and the pages that show them share, in another; everything else is split by page. */
const EVERY_BOARD = modules({
  "titles/": "index",
  "shared/": "Badge HoverCard columns highlighting hover initials placement roleCard targets",
  "table/":
    "BoardViewport BotReasons HistorySlider answers composer deviceSettings eventGuide eventLog game gestures motions noTransitions performance playback rematch standingOrders tableSocket viewport windowSettings",
});

export default defineConfig({
  plugins: [svelte({ configFile: false }), compressAssets()],
  resolve: { alias: { "d3-transition": import.meta.dirname + "/src/table/noTransitions.ts" } },
  build: {
    outDir: "../src/cuius/server/static",
    emptyOutDir: true,
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"], // the first with light-dark()
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "app", test: (id) => LIBRARIES.test(id) || EVERY_PAGE.test(id) },
            { name: "board", test: EVERY_BOARD },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:1555" } },
  test: { include: ["tests/**/*.test.ts"] },
});
