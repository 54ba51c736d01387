// The same game once more, with the same people.

import { request } from "../api/client";
import { makeSalts, remember } from "../chance/salts";

/** Makes the new table; returns its id. */
export async function makeRematch(table: string, mySeats: readonly string[]): Promise<string> {
  const salts = await makeSalts([...mySeats]);
  const body = { salt_hashes: salts.hashes };
  const { id } = await request("POST /api/tables/{table_id}/rematch", { path: { table_id: table }, body });
  remember(id, salts, null);
  return id;
}
