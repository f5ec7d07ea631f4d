import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The look shared by text inputs, textareas and selects. */
export const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: 'touch',
    paddingX: '3.5',
    paddingY: '2',
    bg: 'surface',
    color: 'text',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'controlLine',
    borderRadius: 'md',
    transition: 'border-color 140ms',
    '&[aria-invalid=true]': { borderColor: 'coralText', borderWidth: '2px' },
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
});
