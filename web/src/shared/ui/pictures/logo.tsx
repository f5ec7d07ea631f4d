import { chakra } from '../../style/chakra.tsx';

/** The coin: a milled edge and the D struck into it. */
export function Coin({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <circle cx="16" cy="16" r="15" fill="#f2b632" />
      <path d="M16 1a15 15 0 0 1 0 30" fill="#dc9d14" opacity=".45" />
      <circle
        cx="16"
        cy="16"
        r="11.5"
        fill="none"
        stroke="#0b1120"
        strokeWidth="1.5"
        strokeDasharray="1.2 2.4"
        strokeLinecap="round"
      />
      <path
        d="M12.5 9.5h3.6c4 0 6.4 2.5 6.4 6.5s-2.4 6.5-6.4 6.5h-3.6z"
        fill="none"
        stroke="#0b1120"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The coin with the name. */
export function Logo({ nameHidden = false }: { nameHidden?: boolean }) {
  return (
    <chakra.span
      display="inline-flex"
      // On the baseline of a line of text it would hang above the middle of the bar it stands in.
      verticalAlign="top"
      alignItems="center"
      // Mostly a link, and big enough for a thumb.
      minHeight="touch"
      gap="2.5"
      fontFamily="heading"
      fontSize="xl"
      lineHeight="1"
    >
      <Coin />
      <chakra.span hidden={nameHidden}>Doubloon</chakra.span>
    </chakra.span>
  );
}
