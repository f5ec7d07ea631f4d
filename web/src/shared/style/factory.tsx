import {
  type RecipeDefinition,
  type RecipeVariantRecord,
  type StyledFactoryFn,
  type defineRecipe,
} from '@chakra-ui/react/styled-system';
import type { ElementType, FunctionComponent } from 'react';
import { css } from '../../../styled-system/css/index.js';
import { isCssProperty } from '../../../styled-system/jsx/is-valid-prop.js';

type Props = Record<string, unknown>;
type Recipe = RecipeDefinition<RecipeVariantRecord>;
type Role = 'attribute' | 'variant' | 'style';

interface Options {
  defaultProps?: Props;
}

interface StyledComponent extends FunctionComponent<Props> {
  /** Lets a component that is made of this one add to its recipe. */
  madeOf: { tag: ElementType; recipe: Recipe };
}

/** The compiler's function, which knows its own types only; styles here have Chakra's. */
const classOf = css as unknown as (styles: Props) => string;

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

/** Names that the compiler knows as short for a style and Chakra does not: links take `end`, lists `start`. */
const NO_STYLES: readonly string[] = ['end', 'start', 'z'];

function styled(of: ElementType | StyledComponent, own: Recipe = {}, options: Options = {}): StyledComponent {
  const { defaultProps } = options;
  const base = typeof of === 'function' && 'madeOf' in of ? of.madeOf : undefined;
  const tag = base?.tag ?? (of as ElementType);
  const recipe = base ? addedTo(base.recipe, own) : own;
  const variantNames = Object.keys(recipe.variants ?? {});
  const roles = new Map<string, Role>();
  const classes = new Map<string, string>();

  function findRole(name: string): Role {
    if (variantNames.includes(name)) return 'variant';
    if (typeof tag === 'string' && SHAPE_ATTRIBUTES[tag]?.includes(name)) return 'attribute';
    return isCssProperty(name) && !NO_STYLES.includes(name) ? 'style' : 'attribute';
  }

  function makeClass(props: Props): string {
    const variants: Props = {};
    const styles: Props = {};
    for (const name in props) {
      // An undefined variant must not stand in the way of its default.
      if (props[name] === undefined) continue;
      const role = roles.get(name);
      if (role === 'variant') variants[name] = props[name];
      else if (role === 'style') styles[name] = props[name];
    }
    const { css: more, ...rest } = styles;
    return classOf([stylesOf(recipe, variants), more, rest].flat().reduce<Props>(merged, {}));
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

/** `recipe` and, where both say something, `more`. */
function addedTo(recipe: Recipe, more: Recipe): Recipe {
  const { compoundVariants = [], ...rest } = recipe;
  const { compoundVariants: others = [], ...added } = more;
  return { ...merged(rest, added), compoundVariants: [...compoundVariants, ...others] };
}

/** The styles of a recipe with these variants; its own defaults stand for those that are not given. */
function stylesOf(recipe: Recipe, given: Props): Props {
  const chosen: Props = { ...recipe.defaultVariants, ...given };
  let styles = merged({}, recipe.base);
  for (const name in recipe.variants) styles = merged(styles, recipe.variants[name]?.[String(chosen[name])]);
  for (const { css: more, ...needed } of recipe.compoundVariants ?? []) {
    const isMet = Object.entries(needed).every(([name, value]) => [value].flat().includes(chosen[name] as never));
    if (isMet) styles = merged(styles, more);
  }
  return styles;
}

/**
 * `styles` with `more` over them. Values for some widths are added to an earlier value; a value for all widths replaces it with all its widths, as
 * style props do with the styles of Chakra's recipes.
 */
function merged(styles: Props, more: unknown): Props {
  const all: Props = { ...styles };
  for (const [name, value] of Object.entries(more ?? {})) {
    if (value === undefined) continue;
    const earlier = all[name];
    if (earlier === undefined || !isObject(value) || 'base' in value) all[name] = value;
    else all[name] = merged(isObject(earlier) ? earlier : { base: earlier }, value);
  }
  return all;
}

const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withDefaults(props: Props, defaults: Props): Props {
  const all = { ...defaults };
  for (const name in props) if (props[name] !== undefined) all[name] = props[name];
  return all;
}

const plain = new Map<string, StyledComponent>();

/** Names a recipe that several elements share, as Chakra's `defineRecipe` does; under this name the compiler finds its styles. */
export const cva = ((recipe: Recipe) => recipe) as typeof defineRecipe;

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
