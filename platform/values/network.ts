/**
 * The network that one customer of a provider may have as a whole, of a visitor's address: of
 * IPv6 the first 48 bits, of IPv4 the address itself.
 * @param visitor as visitorContext has it: an IPv4 address, an IPv6 network of 64 bits, or neither
 */
export function customerNetwork(visitor: string): string {
  return firstBits48(visitor) ?? visitor;
}

/** The neighbourhood of a visitor's address: of IPv6 the first 48 bits, of IPv4 the first 24. */
export function neighbourhood(visitor: string): string {
  const [, first24] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(visitor) ?? [];
  return firstBits48(visitor) ?? (first24 ? `${first24}.0/24` : visitor);
}

function firstBits48(visitor: string): string | undefined {
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(visitor) ?? [];
  return groups && `${groups}::/48`;
}
