import { Moon, Sun } from 'lucide-react';
import { shellText } from '../text/shell.ts';
import { IconButton } from './icon-button.tsx';
import { useColorMode } from './theme/color-mode.ts';

/** Switches between light and dark, where only a sign fits. */
export function ThemeToggle() {
  const { mode, toggle } = useColorMode();
  return (
    <IconButton on="deep" label={mode === 'dark' ? shellText.lightTheme : shellText.darkTheme} onClick={toggle}>
      {mode === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
