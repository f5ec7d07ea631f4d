import { chakra, VisuallyHidden } from '../../style/chakra.tsx';
import { IconButton } from './button.tsx';
import { MoonIcon, SunIcon } from '../pictures/icons.tsx';
import { useColorMode } from '../theme/color-mode.ts';

const Sign = chakra('span', { base: { placeItems: 'center', width: 'full', height: 'full' } });

/** Switches between light and dark. Both icons and names are there and CSS shows one, so that the static landing page has the right one; the script of `index.html` finds it by its attribute. */
export function ThemeToggle() {
  const toggle = useColorMode((state) => state.toggle);
  return (
    <IconButton on="deep" onClick={toggle} data-theme-toggle="">
      <Sign title="Light theme" display={{ base: 'none', _dark: 'grid' }}>
        <SunIcon />
        <VisuallyHidden>Light theme</VisuallyHidden>
      </Sign>
      <Sign title="Dark theme" display={{ base: 'grid', _dark: 'none' }}>
        <MoonIcon />
        <VisuallyHidden>Dark theme</VisuallyHidden>
      </Sign>
    </IconButton>
  );
}
