import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { chakra, cva } from '../../style/chakra.tsx';

/** The look shared by buttons and by links that act like one. */
const buttonRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: 'touch',
    paddingX: '5',
    paddingY: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 140ms, border-color 140ms, transform 140ms, box-shadow 140ms',
    _active: { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.62, cursor: 'not-allowed', transform: 'none' },
    '& svg': { flexShrink: 0, width: '1.15em', height: '1.15em' },
  },
  variants: {
    variant: {
      gold: {
        bg: 'accent',
        color: 'onAccent',
        boxShadow: 'inset 0 -2px 0 rgb(125 80 0 / 0.28)',
        _hover: { bg: 'accentHover' },
      },
      outline: { bg: 'transparent', color: 'text', borderColor: 'controlLine', _hover: { bg: 'sunken' } },
      quiet: { bg: 'transparent', color: 'text', _hover: { bg: 'sunken' } },
      danger: { bg: 'danger', color: 'onDanger', _hover: { bg: 'dangerHover' } },
      dangerQuiet: { bg: 'transparent', color: 'coralText', borderColor: 'coralText', _hover: { bg: 'coralWash' } },
      onDeep: { bg: 'transparent', color: 'onDeep', borderColor: 'ink.400', _hover: { bg: 'deepRaised' } },
    },
    size: { md: {}, lg: { minHeight: '12', paddingX: '7', fontSize: 'lg', borderRadius: 'lg' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'gold', size: 'md' },
});

const StyledButton = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

interface ButtonProps extends ComponentProps<typeof StyledButton> {
  /** While true the button shows `loadingText`, stays focusable and ignores presses. */
  loading?: boolean;
  loadingText?: string;
}

/** A button of at least 44 px that never submits twice: while loading it says so and does nothing. */
export function Button({ loading = false, loadingText, children, onClick, ...rest }: ButtonProps) {
  return (
    <StyledButton
      {...rest}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && loadingText ? loadingText : children}
    </StyledButton>
  );
}

/** A link to another screen that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);

/** The verb of something that can be pressed as a whole, inside its link: it looks like a button and is none. */
export const ButtonLook = chakra('span', buttonRecipe);

const squareRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'touch',
    height: 'touch',
    flexShrink: 0,
    borderRadius: 'md',
    color: 'inherit',
    cursor: 'pointer',
    bg: 'transparent',
    transition: 'background-color 140ms',
    '& svg': { width: '1.25rem', height: '1.25rem' },
  },
  variants: {
    on: { paper: { _hover: { bg: 'sunken' } }, deep: { _hover: { bg: 'deepRaised' } } },
  },
  defaultVariants: { on: 'paper' },
});

const Square = chakra('button', squareRecipe);

/** A 44 px square button that shows a drawing; `label` is what it is called, unless what it shows says it. */
export function IconButton({ label, ...rest }: ComponentProps<typeof Square> & { label?: string }) {
  return <Square type="button" aria-label={label} title={label} {...rest} />;
}

/**
 * The row of buttons that ends a form or dialog: stacked on phones with the main one first, right-aligned on desktops. In a dialog it
 * stays in sight while the form it ends scrolls; below a question that is to be read first it does not (`flowing`).
 */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column-reverse', md: 'row' },
    justifyContent: 'flex-end',
    alignItems: { base: 'stretch', md: 'center' },
    gap: '3',
    marginTop: '6',
    // Windows that are too low for a dialog's content and its buttons at once keep neither in sight.
    '@media (min-height: 30rem)': {
      'dialog &': {
        position: 'sticky',
        bottom: '0',
        zIndex: '1',
        bg: 'surface',
        marginTop: '3',
        paddingTop: '3',
        marginBottom: '-4',
        paddingBottom: '4',
      },
    },
  },
  variants: {
    // Below what keeps its own distance.
    close: { true: { marginTop: '0', '@media (min-height: 30rem)': { 'dialog &': { marginTop: '0' } } } },
    flowing: { true: { '@media (min-height: 30rem)': { 'dialog &': { position: 'static' } } } },
  },
});
