/** @typedef {{sender_name: string | null, sender_address: string | null, reply_address: string | null}} SetAddresses */

/**
 * @param {(name: string, args: object) => Promise<unknown>} call a function of the database
 * @returns {Promise<SetAddresses>}
 */
export async function setAddresses(call) {
  const [set] = /** @type {SetAddresses[]} */ (await call("mail_addresses", {}));
  return set ?? { sender_name: null, sender_address: null, reply_address: null };
}
