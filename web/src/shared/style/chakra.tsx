import type {
  JsxStyleProps,
  RecipeDefinition,
  RecipeRuntimeFn,
  RecipeVariantRecord,
  StyledFactoryFn,
} from '@chakra-ui/react/styled-system';
import type { ElementType, FunctionComponent } from 'react';
import { movingList } from '../motion/moving-list.tsx';
import { classOf } from './style-sheet.ts';
import { system } from '../ui/theme/system.ts';

type Props = Record<string, unknown>;
type Recipe = RecipeDefinition<RecipeVariantRecord>;
type Role = 'attribute' | 'variant' | 'style';

interface Options {
  defaultProps?: Props;
}

interface ResolvableRecipe extends RecipeRuntimeFn<RecipeVariantRecord> {
  merge: (more: Recipe) => ResolvableRecipe;
}

interface StyledComponent extends FunctionComponent<Props> {
  /** Lets a component that is made of this one add to its recipe. */
  madeOf: { tag: ElementType; recipe: ResolvableRecipe };
}

/** Attributes of shapes that have the names of CSS properties. */
const SHAPE_ATTRIBUTES: Record<string, readonly string[]> = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  path: ['d'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  stop: ['offset', 'stopOpacity'],
  text: ['x', 'y'],
};

function styled(of: ElementType | StyledComponent, own: Recipe = {}, options: Options = {}): StyledComponent {
  const { defaultProps } = options;
  const base = typeof of === 'function' && 'madeOf' in of ? of.madeOf : undefined;
  const tag = base?.tag ?? (of as ElementType);
  const recipe: ResolvableRecipe = base?.recipe.merge(own) ?? system.cva(own);
  const roles = new Map<string, Role>();
  const classes = new Map<string, string>();

  function findRole(name: string): Role {
    if (recipe.variantKeys.includes(name)) return 'variant';
    if (typeof tag === 'string' && SHAPE_ATTRIBUTES[tag]?.includes(name)) return 'attribute';
    return system.isValidProperty(name) ? 'style' : 'attribute';
  }

  function makeClass(props: Props): string {
    const variants: Props = {};
    const styles: JsxStyleProps = {};
    for (const name in props) {
      const role = roles.get(name);
      if (role === 'variant') variants[name] = props[name];
      else if (role === 'style') Object.assign(styles, { [name]: props[name] });
    }
    const { css, ...rest } = styles;
    return classOf(system.css(recipe(variants), ...[css].flat(), rest));
  }

  const Element: FunctionComponent<Props> = (given) => {
    const props = defaultProps ? withDefaults(given, defaultProps) : given;
    const attributes: Props = {};
    let look = '';
    for (const name in props) {
      const value = props[name];
      if (value === undefined) continue;
      let role = roles.get(name);
      if (role === undefined) roles.set(name, (role = findRole(name)));
      if (role === 'attribute') attributes[name] = value;
      else look += typeof value === 'string' ? `${name}:${value}\0` : `${name}=${JSON.stringify(value)}\0`;
    }
    let className = classes.get(look);
    if (className === undefined) classes.set(look, (className = makeClass(props)));
    const { as: Tag = tag, className: others, ...rest } = attributes as Props & { as?: ElementType };
    const all = typeof others === 'string' ? `${className} ${others}`.trim() : className;
    return <Tag {...rest} className={all || undefined} />;
  };
  return Object.assign(Element, { madeOf: { tag, recipe } });
}

function withDefaults(props: Props, defaults: Props): Props {
  const all = { ...defaults };
  for (const name in props) if (props[name] !== undefined) all[name] = props[name];
  return all;
}

const plain = new Map<string, StyledComponent>();

/**
 * Chakra's own factory, but for speed: style props and variants are turned into a class once for each combination of their values, not
 * once for each element. Values that have no end, such as a share of a bar, belong into `style`.
 */
export const chakra = new Proxy(styled, {
  get(_factory, tag: string) {
    let component = plain.get(tag);
    if (!component) plain.set(tag, (component = styled(tag as ElementType)));
    return component;
  },
}) as unknown as StyledFactoryFn;

/** One below the other, `gap` apart. */
export const Stack = chakra('div', { base: { display: 'grid' } });

/** Side by side on one line, in the middle of it. */
export const HStack = chakra('div', { base: { display: 'flex', alignItems: 'center' } });

/** Side by side, on as many lines as that takes. */
export const Wrap = chakra('div', { base: { display: 'flex', flexWrap: 'wrap' } });

/** Entries one below the other without bullets. */
export const List = chakra('ul', { base: { display: 'grid', listStyleType: 'none' } });

/** Entries that are seen to leave, come and change places. */
export const MovingList = movingList(List);

/** A part of the window as wide as a page, in the middle. */
export const PageWidth = chakra('div', {
  base: { maxWidth: 'page', marginX: 'auto', paddingX: { base: '4', md: '8' } },
});

/** Cards beside each other, as many as there is room for. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: '6',
    transition: 'opacity 160ms',
  },
});

export const SectionTitle = chakra('h2', { base: { textStyle: 'sectionTitle' } });

/** A paragraph beside what it explains, or below it. */
export const Hint = chakra('p', { base: { textStyle: 'hint' } });

/** A line of small, quiet text below the name of a thing. */
export const Detail = chakra('span', { base: { display: 'block', textStyle: 'hint', fontWeight: 'normal' } });

/** A paragraph that is read after others. */
export const Muted = chakra('p', { base: { color: 'muted' } });

/** Text that somebody wrote, with its line breaks. */
export const Written = chakra('p', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

/** The look of a sheet of paper on the table. */
export const sheet = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  boxShadow: 'card',
} as const;

/** A sheet of paper on the table: one idea, generous space. */
export const Card = chakra('section', { base: { ...sheet, padding: { base: '4', md: '6' }, minWidth: '0' } });

/** Text that only screen readers say. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
