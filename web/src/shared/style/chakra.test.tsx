import { chakra as chakraOwn, defineRecipe, type StyledFactoryFn } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { system } from '../ui/theme/system.ts';
import { chakra } from './chakra.tsx';
import { StyleProvider } from './style-provider.tsx';
import { styleSheet } from './style-sheet.ts';

const recipe = defineRecipe({
  base: { display: 'flex', gap: '2', color: 'text', _hover: { color: 'goldText' } },
  variants: {
    look: { gold: { bg: 'accent', color: 'onAccent' }, quiet: { bg: 'transparent' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'gold' },
  compoundVariants: [{ look: 'quiet', wide: true, css: { textAlign: 'center' } }],
});

const rendered = (element: ReactElement) =>
  render(
    <StyleProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </StyleProvider>,
  ).container.querySelector('[data-it]') as Element;
const classFrom = (element: ReactElement) => rendered(element).className;

afterEach(cleanup);

/** Each is made by the product's factory and by Chakra's own. */
const LOOKS: Record<string, (factory: StyledFactoryFn) => ReactElement> = {
  'tokens and shorthands': (make) => <make.p data-it color="muted" bg="goldWash/60" paddingX="4" borderRadius="md" />,
  breakpoints: (make) => <make.div data-it display={{ base: 'none', md: 'flex' }} gap={['2', '4']} />,
  conditions: (make) => (
    <make.a data-it _hover={{ color: 'text' }} _dark={{ bg: 'sunken', _disabled: { opacity: 0.6 } }} />
  ),
  'selectors and media queries': (make) => (
    <make.div data-it css={{ '& svg': { width: '4' }, '@media (min-height: 30rem)': { 'dialog &': { top: '0' } } }} />
  ),
  'text styles': (make) => <make.p data-it textStyle="hint" marginTop="1" />,
  'several styles at once': (make) => <make.div data-it css={[{ color: 'muted', gap: '1' }, { gap: '2' }]} gap="3" />,
  'numbers and what is important': (make) => <make.div data-it flex={1} zIndex={1} opacity="0.5 !important" truncate />,
  'a recipe': (make) => made(make('button', recipe), {}),
  variants: (make) => made(make('button', recipe), { look: 'quiet' }),
  'variants that go together': (make) => made(make('button', recipe), { look: 'quiet', wide: true }),
  'style props over a recipe': (make) => made(make('button', recipe), { wide: true, color: 'muted', display: 'grid' }),
  'a recipe over a recipe': (make) => made(make(make('button', recipe), { base: { gap: '4' } }), { look: 'quiet' }),
  'a variant that is not chosen': (make) => made(make('button', recipe), { look: undefined, color: undefined }),
  'a shape': (make) => (
    <svg>
      <make.circle data-it cx="4" r="2" color="seaText" />
    </svg>
  ),
};

function made(Element: unknown, props: object): ReactElement {
  const Made = Element as typeof chakra.button;
  return <Made data-it {...props} />;
}

describe('an element with styles', () => {
  it.each(Object.keys(LOOKS))('has the class that Chakra’s own has: %s', (name) => {
    const look = LOOKS[name] as (factory: StyledFactoryFn) => ReactElement;
    const [own, theirs] = [rendered(look(chakra)), rendered(look(chakraOwn))];
    expect(own.getAttribute('class')).toMatch(/^css-\w+$/);
    expect(own.outerHTML).toBe(theirs.outerHTML);
  });

  it('is styled by the rules of its class', () => {
    render(
      <StyleProvider>
        <chakra.p data-it position="absolute" />
        <chakra.p>Plain</chakra.p>
      </StyleProvider>,
    );
    expect(getComputedStyle(document.querySelector('[data-it]') as Element).position).toBe('absolute');
    expect(screen.getByText('Plain')).not.toHaveAttribute('class');
  });

  it('has one class for the same styles, and others for others', () => {
    const first = classFrom(<chakra.p data-it marginTop="7" color="muted" />);
    expect(classFrom(<chakra.p data-it marginTop="7" color="muted" title="Another" />)).toBe(first);
    expect(classFrom(<chakra.p data-it marginTop="8" color="muted" />)).not.toBe(first);
  });

  it('has its styles resolved once, however many there are', () => {
    const resolve = vi.spyOn(system, 'css');
    const insert = vi.spyOn(styleSheet, 'insert');
    const list = (color: string) => (
      <ul>
        {Array.from({ length: 50 }, (_, index) => (
          <chakra.li key={index} paddingLeft="9" _focus={{ outlineOffset: '3px' }} color={color} />
        ))}
      </ul>
    );
    const { rerender } = render(list('muted'));
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(insert).toHaveBeenCalledTimes(1);
    rerender(list('goldText'));
    rerender(list('muted'));
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(insert).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

describe('what is no style', () => {
  it('reaches the element: attributes, events, its ref and classes of others', () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const onClick = vi.fn<() => void>();
    const element = rendered(
      <chakra.button data-it ref={ref} onClick={onClick} className="bulleted" aria-label="Go" gap="1" />,
    );
    (element as HTMLElement).click();
    expect(ref).toHaveBeenCalledWith(element);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(element.outerHTML).toMatch(/^<button data-it="true" aria-label="Go" class="css-\w+ bulleted"><\/button>$/);
  });

  it('stays as it is where only others’ classes are given', () => {
    expect(rendered(<chakra.ul data-it className="bulleted" />).outerHTML).toBe(
      '<ul data-it="true" class="bulleted"></ul>',
    );
  });

  it('takes the defaults of the component unless it is given', () => {
    const Button = chakra('button', recipe, { defaultProps: { type: 'button', look: 'quiet' } });
    const Plain = chakra('button', recipe);
    const [standard, unset, sending] = [
      rendered(<Button data-it />),
      rendered(<Button data-it type={undefined} look={undefined} />),
      rendered(<Button data-it type="submit" />),
    ];
    expect([standard, unset, sending].map((button) => button.getAttribute('type'))).toEqual([
      'button',
      'button',
      'submit',
    ]);
    expect(unset.className).toBe(classFrom(<Plain data-it look="quiet" />));
  });

  it('may be another element or a component', () => {
    const Way = chakra(Link, recipe);
    expect(rendered(<chakra.p data-it as="h2" color="muted" />).tagName).toBe('H2');
    expect(rendered(<Way data-it to="/there" wide />).outerHTML).toMatch(
      /^<a data-it="true" class="css-\w+" href="\/there"/,
    );
  });
});
