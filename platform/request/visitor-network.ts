/**
 * An internet provider gives a customer one IPv4 address, or all IPv6 addresses with the same first 48 bits.
 * @param visitor the value of `visitorContext`
 */
export function customerNetwork(visitor: string): string {
  return firstBits48(visitor) ?? visitor;
}

/**
 * Returns the first 48 bits of IPv6 or 24 bits of IPv4, because one sender can have all addresses that begin
 * with these bits.
 */
export function neighbourhood(visitor: string): string {
  const [, first24] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(visitor) ?? [];
  return firstBits48(visitor) ?? (first24 ? `${first24}.0/24` : visitor);
}

function firstBits48(visitor: string): string | undefined {
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(visitor) ?? [];
  return groups && `${groups}::/48`;
}
