import { eventually } from '../../../testing/eventually.ts';
import { afterEach, expect, it } from 'vitest';
import { rememberOpener, returnFocus } from './return-focus.ts';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><button>Approve</button><a href="/x">Next</a></main><dialog></dialog>';
  const [main, button, link] = ['main', 'button', 'a'].map((name) => document.querySelector<HTMLElement>(name));
  const dialog = document.querySelector('dialog');
  if (!main || !button || !link || !dialog) throw new Error('The page is incomplete');
  button.focus();
  return { main, button, link, dialog, opener: rememberOpener(dialog) };
}

it('gives the focus back to what had it', () => {
  const { button, link, opener } = page();
  link.focus();
  returnFocus(opener);
  expect(button).toHaveFocus();
});

it('gives it to the screen when nothing had it', () => {
  const { main, button, dialog } = page();
  button.blur();
  const opener = rememberOpener(dialog);
  returnFocus(opener);
  expect(document.activeElement).toBe(main);
});

it('gives it to the screen when what had it is gone', () => {
  const { main, button, opener } = page();
  button.remove();
  returnFocus(opener);
  expect(main).toHaveFocus();
});

it('gives it to the screen when what had it goes afterwards', async () => {
  const { main, button, opener } = page();
  returnFocus(opener);
  button.remove();
  await eventually(() => expect(main).toHaveFocus());
});

it('gives it to what comes back or can be pressed again afterwards', async () => {
  const { main, button, opener } = page();
  button.remove();
  returnFocus(opener);
  expect(main).toHaveFocus();
  main.insertAdjacentHTML('beforeend', '<button disabled>Approve</button>');
  const again = main.querySelector('button');
  await Promise.resolve();
  expect(main).toHaveFocus();
  again?.removeAttribute('disabled');
  await eventually(() => expect(again).toHaveFocus());

  again?.remove();
  await eventually(() => expect(main).toHaveFocus());
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  main.insertAdjacentHTML('beforeend', '<button>Approve</button>');
  await Promise.resolve();
  expect(main).toHaveFocus();
});

it('leaves it where somebody has put it meanwhile', async () => {
  const { button, link, opener } = page();
  returnFocus(opener);
  link.focus();
  button.remove();
  await Promise.resolve();
  expect(link).toHaveFocus();
});

it('gives it to what the screen has drawn in its place', () => {
  const { button, opener } = page();
  const again = document.createElement('button');
  again.textContent = 'Approve';
  button.replaceWith(again);
  returnFocus(opener);
  expect(again).toHaveFocus();
});

it('gives it to what the screen draws in its place afterwards', async () => {
  const { button, opener } = page();
  returnFocus(opener);
  const again = document.createElement('button');
  again.textContent = 'Approve';
  button.replaceWith(again);
  await eventually(() => expect(again).toHaveFocus());
});

it('tells rows of a list apart by what they are named', () => {
  const { main, dialog } = page();
  const rows = (names: string[]) => names.map((name) => `<li><h3>${name}</h3><button>Review</button></li>`).join('');
  main.innerHTML = `<ul>${rows(['Ada', 'Ben'])}</ul>`;
  main.querySelectorAll('button')[1]?.focus();
  const opener = rememberOpener(dialog);
  main.innerHTML = `<ul>${rows(['Cleo', 'Ada', 'Ben'])}</ul>`;
  returnFocus(opener);
  expect(main.querySelectorAll('button')[2]).toHaveFocus();
});

it('gives it to the screen rather than to one of several that look alike', () => {
  const { main, button, opener } = page();
  button.remove();
  main.insertAdjacentHTML('beforeend', '<button>Approve</button><button>Approve</button>');
  returnFocus(opener);
  expect(main).toHaveFocus();
});

it('goes further out when what had it lay in a dialog that is gone, too', () => {
  const { button, dialog } = page();
  const inner = document.createElement('dialog');
  dialog.innerHTML = '<button>Discard</button>';
  document.body.append(inner);
  dialog.querySelector('button')?.focus();
  const opener = rememberOpener(inner);
  dialog.remove();
  returnFocus(opener);
  expect(button).toHaveFocus();
});

it('follows what is drawn anew time and again', async () => {
  const { button, opener } = page();
  returnFocus(opener);
  let last: Element = button;
  for (let time = 0; time < 3; time += 1) {
    const again = document.createElement('button');
    again.textContent = 'Approve';
    last.replaceWith(again);
    await eventually(() => expect(again).toHaveFocus());
    last = again;
  }
});

it('knows what it is to find again by another name than one with a number in it', () => {
  const { button, dialog } = page();
  const bell = (unread: number) => {
    const drawn = document.createElement('button');
    drawn.dataset['opener'] = 'bell';
    drawn.ariaLabel = `Notifications, ${unread} unread`;
    return drawn;
  };
  const before = bell(3);
  button.replaceWith(before);
  before.focus();
  const opener = rememberOpener(dialog);
  const after = bell(0);
  before.replaceWith(after);
  returnFocus(opener);
  expect(after).toHaveFocus();
});

it('gives it to the dialog that is still open when what had it in there is gone', () => {
  const { dialog } = page();
  const around = document.createElement('dialog');
  around.innerHTML = '<button>Take back</button>';
  document.body.append(around);
  around.show();
  around.querySelector('button')?.focus();
  const opener = rememberOpener(dialog);
  around.replaceChildren();
  returnFocus(opener);
  expect(around).toHaveFocus();
});
