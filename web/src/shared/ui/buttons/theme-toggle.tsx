import { chakra, VisuallyHidden } from '../../style/chakra.tsx';
import { IconButton } from './button.tsx';
import { MoonIcon, SunIcon } from '../pictures/icons.tsx';
import { useColorMode } from '../theme/color-mode.ts';

/** Switches between light and dark. Both icons and names are there and CSS shows one, so that the static landing page has the right one; the script of `index.html` finds it by its attribute. */
export function ThemeToggle() {
  const toggle = useColorMode((state) => state.toggle);
  return (
    <IconButton on="deep" onClick={toggle} data-theme-toggle="">
      <chakra.span
        display={{ base: 'none', _dark: 'grid' }}
        placeItems="center"
        width="full"
        height="full"
        title="Light theme"
      >
        <SunIcon />
        <VisuallyHidden>Light theme</VisuallyHidden>
      </chakra.span>
      <chakra.span
        display={{ base: 'grid', _dark: 'none' }}
        placeItems="center"
        width="full"
        height="full"
        title="Dark theme"
      >
        <MoonIcon />
        <VisuallyHidden>Dark theme</VisuallyHidden>
      </chakra.span>
    </IconButton>
  );
}
