import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look shared by buttons and by links that act like one. */
export const buttonRecipe = defineRecipe({
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
