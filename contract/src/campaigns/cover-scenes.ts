import {
  between,
  box,
  circle,
  COVER_HEIGHT,
  COVER_WIDTH,
  filled,
  inTurn,
  oneOf,
  ridge,
  times,
  wave,
  type Next,
  type Shade,
  type Shape,
} from './cover-shapes.ts';

type Scene = (next: Next) => Shape[];

/** Hills one before the other, with a sun above them. */
const hills: Scene = (next) => {
  const [x, y, r] = [between(next, 150, 330), between(next, 92, 112), between(next, 36, 54)];
  const path = ridge(next, 208, 20);
  return [
    { d: circle(x, y, r + 18), shade: 'light', pen: 3 },
    { d: circle(x, y, r), shade: 'accent' },
    { d: filled(ridge(next, 158, 24)), shade: 'far' },
    { d: filled(ridge(next, 186, 20)), shade: 'near' },
    { d: filled(path), shade: 'deep' },
    { d: path, shade: 'light', pen: 4 },
  ];
};

/** A sun that goes down in the sea, and its way on the water. */
const sunset: Scene = (next) => {
  const [x, r, level] = [between(next, 160, 320), between(next, 60, 80), between(next, 138, 154)];
  return [
    { d: circle(x, level, r + 30), shade: 'far' },
    { d: circle(x, level, r), shade: 'accent' },
    { d: box(0, level, COVER_WIDTH, COVER_HEIGHT - level), shade: 'deep' },
    ...times(4, (at): Shape => {
      return { d: wave(between(next, -40, 0), level + 26 + at * 26, 12), shade: 'near', pen: 7 };
    }),
    ...times(4, (at): Shape => {
      const half = Math.round((r * (4 - at)) / 5) + between(next, -8, 8);
      return { d: `M${x - half} ${level + 13 + at * 26}h${2 * half}`, shade: 'light', pen: 6 };
    }),
  ];
};

/** Peaks with snow on them, and a moon. */
const peaks: Scene = (next) => {
  const moon = { x: between(next, 130, 350), y: between(next, 80, 96), r: between(next, 22, 30) };
  const places: readonly [number, Shade][] = [
    [between(next, 60, 110), 'far'],
    [between(next, 370, 420), 'far'],
    [between(next, 190, 290), 'near'],
  ];
  const top = between(next, 78, 96);
  return [
    { d: circle(moon.x, moon.y, moon.r), shade: 'accent' },
    ...places.flatMap(([x, shade]): Shape[] => {
      const y = shade === 'near' ? top : top + between(next, 20, 44);
      const half = COVER_HEIGHT - y;
      return [
        { d: `M${x} ${y}L${x + half} ${COVER_HEIGHT}H${x - half}z`, shade },
        { d: `M${x} ${y}l38 38l-16 -6l-14 14l-16 -14l-12 10l-18 -4z`, shade: 'light' },
      ];
    }),
    { d: filled(ridge(next, 222, 12)), shade: 'deep' },
  ];
};

/** Boats under sail. */
const sails: Scene = (next) => {
  const level = between(next, 196, 206);
  const boats: readonly [number, number][] = [
    [between(next, 60, 110), between(next, 50, 64)],
    [between(next, 210, 260), between(next, 104, 120)],
    [between(next, 360, 400), between(next, 64, 80)],
  ];
  return [
    { d: circle(between(next, 120, 360), 120, between(next, 76, 96)), shade: 'far' },
    ...boats.flatMap(([x, size], at): Shape[] => {
      const part = (share: number) => Math.round(size * share);
      const foot = level - part(0.14);
      return [
        { d: `M${x} ${foot}v${-size}q${part(0.6)} ${part(0.5)} ${part(0.6)} ${size}z`, shade: 'light' },
        {
          d: `M${x - 6} ${foot}v${-part(0.8)}q${-part(0.3)} ${part(0.5)} ${-part(0.4)} ${part(0.8)}z`,
          shade: at === 1 ? 'accent' : 'near',
        },
        {
          d: `M${x - part(0.6)} ${foot + 6}h${part(1.2)}q${-part(0.1)} ${part(0.24)} ${-part(0.3)} ${part(0.24)}h${-part(0.6)}z`,
          shade: 'deep',
        },
      ];
    }),
    { d: box(0, level, COVER_WIDTH, COVER_HEIGHT - level), shade: 'near' },
    ...times(3, (at): Shape => {
      return { d: wave(between(next, -40, 0), level + 2 + at * 24, 12), shade: at === 0 ? 'deep' : 'far', pen: 6 };
    }),
  ];
};

/** Arches in arches, from below and from a corner above. */
const arches: Scene = (next) => {
  const [x, far] = [between(next, 170, 310), next() < 0.5 ? 60 : 420];
  const shades = ['accent', 'light', 'near', 'far', 'deep'] as const;
  const turn = between(next, 0, 4);
  return [
    ...times(4, (at): Shape => ({ d: circle(far, 0, 26 + at * 30), shade: inTurn(['near', 'far'], at), pen: 16 })),
    ...times(6, (at): Shape => {
      const r = 230 - at * 36;
      return { d: circle(x, COVER_HEIGHT, r), shade: inTurn(shades, at + turn), ...(at < 5 && { pen: 34 }) };
    }),
  ];
};

/** A planet with rings and a moon among stars. */
const orbits: Scene = (next) => {
  const [x, y, r] = [between(next, 190, 290), between(next, 122, 148), between(next, 52, 66)];
  const turn = between(next, -28, 28);
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const end = (wide: number): [number, number] => [Math.round(x + wide * dx), Math.round(y + wide * dy)];
  const ring = (wide: number, isWhole: boolean) => {
    const arc = `A${wide} ${Math.round(wide * 0.3)} ${turn} 1 0`;
    return `M${end(-wide).join(' ')}${arc} ${end(wide).join(' ')}${isWhole ? `${arc} ${end(-wide).join(' ')}` : ''}`;
  };
  const stars = times(22, () => circle(between(next, 4, 476), between(next, 4, 266), between(next, 1, 3)));
  return [
    { d: stars.join(''), shade: 'light' },
    { d: circle(next() < 0.5 ? 30 : 450, between(next, 20, 250), between(next, 70, 110)), shade: 'far' },
    { d: ring(r + 96, true), shade: 'near', pen: 5 },
    { d: ring(r + 52, true), shade: 'light', pen: 9 },
    { d: circle(x, y, r), shade: 'accent' },
    { d: `M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r * 2} ${r * 2} 0 0 0 0 ${-2 * r}`, shade: 'near' },
    { d: ring(r + 52, false), shade: 'light', pen: 9 },
    { d: circle(...end(r + 96), 15), shade: 'light' },
  ];
};

/** Ribbons that swing from edge to edge side by side. */
const ribbons: Scene = (next) => {
  const [start, end, swing] = [between(next, -20, 60), between(next, -20, 60), between(next, 90, 150)];
  const up = next() < 0.5 ? 1 : -1;
  const shades = ['deep', 'near', 'accent', 'light', 'far'] as const;
  const turn = between(next, 0, 4);
  return times(6, (at): Shape => {
    const [from, to] = [start + at * 42, end + at * 42];
    return {
      d: `M-30 ${from}C130 ${from - up * swing} 330 ${to + up * swing} 510 ${to}`,
      shade: inTurn(shades, at + turn),
      pen: at % 2 === 0 ? 40 : 26,
    };
  });
};

/** Quarters and halves of discs laid like tiles. */
const tiles: Scene = (next) => {
  const size = 90;
  const shapes = times(18, (at): Shape[] => {
    const [x, y] = [(at % 6) * size - 30, Math.floor(at / 6) * size];
    const shade = next() < 0.2 ? 'accent' : oneOf(next, ['near', 'light', 'far']);
    const ground: Shape = { d: box(x, y, size, size), shade: 'deep' };
    const kind = next();
    if (kind < 0.14) return [{ d: circle(x + 45, y + 45, 30), shade }];
    const [right, below] = [next() < 0.5, next() < 0.5];
    const [cx, cy] = [x + (right ? size : 0), y + (below ? size : 0)];
    const [dx, dy] = [right ? -size : size, below ? -size : size];
    const sweep = dx * dy > 0 ? 1 : 0;
    const quarter: Shape = { d: `M${cx} ${cy}h${dx}A${size} ${size} 0 0 ${sweep} ${cx} ${cy + dy}z`, shade };
    if (kind < 0.34) return [ground, quarter];
    const leaf: Shape = {
      d: `M${cx} ${cy}a${size} ${size} 0 0 ${sweep} ${dx} ${dy}a${size} ${size} 0 0 ${sweep} ${-dx} ${-dy}`,
      shade,
    };
    return [kind < 0.64 ? leaf : quarter];
  });
  return shapes.flat();
};

/** Large plain shapes beside each other. */
const blocks: Scene = (next) => {
  const size = 120;
  const made: readonly ((x: number, y: number) => Omit<Shape, 'shade'>)[] = [
    (x, y) => ({ d: circle(x + 60, y + 60, 46) }),
    (x, y) => ({ d: `M${x} ${y + size}a60 60 0 0 1 120 0z${`M${x} ${y + 60}a60 60 0 0 1 120 0z`}` }),
    (x, y) => ({ d: times(5, (at) => `M${x + 12 + at * 24} ${y + 8}v104`).join(''), pen: 11 }),
    (x, y) => ({ d: `M${x} ${y + size}L${x + size} ${y}V${y + size}z` }),
    (x, y) => ({
      d: times(
        3,
        (at) => `M${x + 20 + at * 40} ${y + size}A${20 + at * 40} ${20 + at * 40} 0 0 0 ${x} ${y + 100 - at * 40}`,
      ).join(''),
      pen: 15,
    }),
    (x, y) => ({ d: times(9, (at) => circle(x + 22 + (at % 3) * 38, y + 22 + Math.floor(at / 3) * 38, 11)).join('') }),
  ];
  const start = between(next, 0, made.length - 1);
  const accent = between(next, 1, 2) + (next() < 0.5 ? 4 : 0);
  return times(8, (at): Shape[] => {
    const [x, y] = [(at % 4) * size, at < 4 ? 15 : 135];
    const make = made[(start + at * 5 + (at < 4 ? 0 : 3)) % made.length];
    const isDark = (at + (at < 4 ? 0 : 1)) % 2 === 0;
    const shade = at === accent ? 'accent' : isDark ? oneOf(next, ['light', 'far']) : oneOf(next, ['near', 'light']);
    const shape = make?.(x, y);
    return [
      ...(isDark ? [{ d: box(x, y, size, size), shade: 'deep' } as const] : []),
      ...(shape ? [{ ...shape, shade }] : []),
    ];
  }).flat();
};

/** Rays of a sun that stands low behind a hill. */
const rays: Scene = (next) => {
  const [x, y, turn] = [between(next, 150, 330), between(next, 186, 206), next() * 0.2];
  const edge = (angle: number) => `${Math.round(x - Math.cos(angle) * 640)} ${Math.round(y - Math.sin(angle) * 640)}`;
  const r = between(next, 56, 72);
  return [
    ...times(10, (at): Shape => {
      const from = turn + (at * Math.PI) / 9 - 0.2;
      return { d: `M${x} ${y}L${edge(from)}L${edge(from + Math.PI / 18)}z`, shade: 'far' };
    }),
    { d: circle(x, y, r + 22), shade: 'light' },
    { d: circle(x, y, r), shade: 'accent' },
    { d: filled(ridge(next, 206, 14)), shade: 'near' },
    { d: filled(ridge(next, 232, 12)), shade: 'deep' },
  ];
};

/** All that can be drawn. */
export const SCENES: readonly [Scene, ...Scene[]] = [
  hills,
  tiles,
  sunset,
  arches,
  orbits,
  ribbons,
  peaks,
  blocks,
  sails,
  rays,
];
