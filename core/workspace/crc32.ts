const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of a zip member (CRC-32 of ISO 3309), continued over pieces by giving the last value. */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let value = ~previous;
  for (let index = 0; index < bytes.length; index += 1) {
    value = (value >>> 8) ^ (TABLE[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0);
  }
  return ~value >>> 0;
}
