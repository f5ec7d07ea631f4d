import { encode } from 'uqr';
import { chakra } from '../../../../shared/style/chakra.tsx';

const Picture = chakra('svg', {
  base: { width: '100%', maxWidth: '14rem', marginX: 'auto', borderRadius: 'md', bg: 'white', color: 'black' },
});

/** A QR code, black on white in every theme, so that cameras read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
