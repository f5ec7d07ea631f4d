import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chakra } from '../src/shared/style/chakra.tsx';

const ROWS = 100;
const TIMES = 15;

type Row = ComponentType<{ at: number }>;

/** Six elements, styled where they stand. */
const styledInPlace: Row = ({ at }) => (
  <chakra.div display="flex" gap="3" padding={{ base: '3', md: '4' }} borderWidth="1px" borderColor="line" bg="surface">
    <chakra.div width="6" height="6" borderRadius="full" bg="goldWash" />
    <chakra.div minWidth="0" flex="1">
      <chakra.p fontWeight="semibold" truncate>
        Row {at}
      </chakra.p>
      <chakra.p color="muted" fontSize="sm" _hover={{ color: 'text' }}>
        Below it
      </chakra.p>
    </chakra.div>
    <chakra.span fontVariantNumeric="tabular-nums">{at}</chakra.span>
  </chakra.div>
);

/** Six elements, named with their styles beforehand. */
function namedElements(): Row {
  const Frame = chakra('div', {
    base: {
      display: 'flex',
      gap: '3',
      padding: { base: '3', md: '4' },
      borderWidth: '1px',
      borderColor: 'line',
      bg: 'surface',
    },
  });
  const Mark = chakra('div', { base: { width: '6', height: '6', borderRadius: 'full', bg: 'goldWash' } });
  const Words = chakra('div', { base: { minWidth: '0', flex: '1' } });
  const Title = chakra('p', { base: { fontWeight: 'semibold', truncate: true } });
  const Hint = chakra('p', { base: { color: 'muted', fontSize: 'sm', _hover: { color: 'text' } } });
  const Count = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });
  return ({ at }) => (
    <Frame>
      <Mark />
      <Words>
        <Title>Row {at}</Title>
        <Hint>Below it</Hint>
      </Words>
      <Count>{at}</Count>
    </Frame>
  );
}

const Unstyled: Row = ({ at }) => (
  <div>
    <div />
    <div>
      <p>Row {at}</p>
      <p>Below it</p>
    </div>
    <span>{at}</span>
  </div>
);

const WAYS: Record<string, () => Row> = {
  'shared/style, style props': () => styledInPlace,
  'shared/style, named elements': () => namedElements(),
  'no styles at all': () => Unstyled,
};

/** Milliseconds to mount 600 elements: the first time, and in the middle of the next ones. */
function mountElements(way: string): { first: number; median: number } {
  const Each = WAYS[way]?.();
  if (!Each) throw new Error(`There is no ${way}`);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (list: React.ReactNode) => flushSync(() => root.render(list));
  show(null);
  const times = Array.from({ length: TIMES }, (_, time) => {
    const began = performance.now();
    show(
      <div key={time}>
        {Array.from({ length: ROWS }, (_each, at) => (
          <Each key={at} at={at} />
        ))}
      </div>,
    );
    return performance.now() - began;
  });
  const [first = 0, ...later] = times;
  return { first, median: later.sort((a, b) => a - b)[Math.floor(later.length / 2)] ?? 0 };
}

Object.assign(globalThis, { ways: Object.keys(WAYS), mountElements });
