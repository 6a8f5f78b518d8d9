/**
 * The network of one subscriber, for counting: an IPv4 address itself, or the first 64 bits of an IPv6 address, because one
 * subscriber has all addresses that begin with them. An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address;
  // The URL's host is the shortest form of RFC 5952, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups.slice(0, 4).join(':');
};
