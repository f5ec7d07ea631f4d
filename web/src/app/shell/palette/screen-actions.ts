/** Something that the screen offers, such as "Add budget". */
interface ScreenAction {
  label: string;
  run: () => void;
}

const OFFERED = '[data-actions-of-screen] :is(button, a):not(:disabled, [aria-disabled=true], [aria-expanded])';

/**
 * Returns what the screen offers beside its title, in its sections and in its bar on phones: the same words, for the same people, done by the same
 * press. What only shows more of them is left out. What a screen has twice under one name is offered once where it is known which is meant
 * (`meantOf`), and else left out.
 */
export function screenActions(screen: ParentNode | null = document.querySelector('main')): ScreenAction[] {
  const byLabel = Map.groupBy(screen?.querySelectorAll<HTMLElement>(OFFERED) ?? [], labelOf);
  byLabel.delete('');
  return [...byLabel].flatMap(([label, elements]) => {
    const meant = meantOf(elements);
    return meant ? [{ label, run: () => meant.click() }] : [];
  });
}

/** Returns the name of an action: its own words, unless it says more than what it does (`data-action`). */
const labelOf = (element: HTMLElement) =>
  (element.dataset['action'] ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** Returns the one element that a name can mean: the only one, the one in the bar of a phone, or any of several links to one place. */
function meantOf(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const inBar = elements.filter((element) => element.closest('[data-phone-bar]'));
  const [first, ...others] = inBar.length > 0 ? inBar : elements;
  const address = first?.getAttribute('href') ?? null;
  const isOne = others.every((other) => address !== null && other.getAttribute('href') === address);
  return isOne ? first : undefined;
}
