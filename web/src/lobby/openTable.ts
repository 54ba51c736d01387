// A new table with its seats: the browser promises its salts, and the game begins at once if nobody is waited for.

import { request } from "../api/client";
import { makeSalts, remember, showSalts } from "../chance/salts";
import { navigate, tableHash } from "../router.svelte";
import { ME, OPEN } from "../shared/SeatFields.svelte";

/** Makes a table with these holders of its seats, and opens its page. */
export async function openTable(
  holders: Record<string, string>,
  make: (wish: {
    seats: Record<string, string>;
    salt_hashes: Record<string, string>;
  }) => Promise<{ id: string }>,
): Promise<void> {
  const isFull = !Object.values(holders).includes(OPEN);
  const mine = Object.keys(holders).filter((seat) => holders[seat] === ME);
  const seats = Object.fromEntries(Object.entries(holders).filter(([, who]) => who !== OPEN));
  const salts = await makeSalts(mine);
  const { id } = await make({ seats, salt_hashes: salts.hashes });
  const path = { table_id: id };
  const info = await request("GET /api/tables/{table_id}", { path });
  remember(id, salts, info.commitment);
  if (isFull) {
    await showSalts(info);
    await request("POST /api/tables/{table_id}/start", { path, body: {} });
  }
  navigate(tableHash(id));
}
