/** Something that the screen offers, such as "Add budget". */
interface ScreenAction {
  label: string;
  run: () => void;
}

const OFFERED = 'main [data-actions-of-screen] :is(button, a):not(:disabled, [aria-disabled=true], [aria-expanded])';

/**
 * Returns what the screen offers beside its title and its sections: the same words, for the same people, done by the same
 * press. What only shows more of them is left out, and what a screen has twice under one name, because nobody could tell which is meant.
 */
export function screenActions(): ScreenAction[] {
  const offered = [...document.querySelectorAll<HTMLElement>(OFFERED)].map((element) => ({
    label: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
    run: () => element.click(),
  }));
  const times = (label: string) => offered.filter((one) => one.label === label).length;
  return offered.filter(({ label }) => label !== '' && times(label) === 1);
}
