import { useKnownProviderFacts } from '../../lib/provider-settings';

/**
 * The provider's own logo or, without one, our mark: a heart trace that regains its rhythm. `tone` is the colour behind
 * it.
 */
export function LogoMark({
  size = 32,
  tone = 'navy',
}: {
  readonly size?: number;
  readonly tone?: 'navy' | 'light';
}) {
  const url = useKnownProviderFacts()?.logoUrl ?? null;
  if (url !== null)
    return (
      <img
        src={url}
        alt=""
        style={{
          height: size,
          maxWidth: size * 3,
          objectFit: 'contain',
          // A logo is designed for white paper, so on the navy bar it gets a white background.
          ...(tone === 'navy' ? { padding: 2, background: '#FFFFFF', borderRadius: 6 } : {}),
        }}
      />
    );
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={tone === 'navy' ? '#3F86F6' : '#0A1F44'} />
      <path
        d="M5 17h6l3-8 5 14 3-6h5"
        fill="none"
        stroke={tone === 'navy' ? '#0A1F44' : '#FFFFFF'}
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
