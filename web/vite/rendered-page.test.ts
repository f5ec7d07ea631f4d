// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { askFirst, landingPage, preloadScripts, renderedPage } from './rendered-page.ts';

const PAGE = `<head><title>Doubloon</title><link rel="stylesheet" crossorigin href="/assets/first.css"><link rel="modulepreload" crossorigin href="/assets/app.js"><script type="module" crossorigin src="/assets/main.js"></script>
</head><body><noscript><p>Needs scripts</p></noscript><div id="root"></div></body>`;
const SCRIPTS = { app: ['assets/shell.js'], referral: 'assets/referral.js' };
const RENDERED = {
  title: 'Doubloon: campaigns',
  landing: `<main><p class="top_0">$& paid</p></main>`,
  placeholder: '<div data-placeholder="" class="left_0"></div>',
};
const SHEET = 'a{color:red}.top_0{top:0}.left_0{left:0}.right_0{right:0}';
const LINK = '<link rel="stylesheet" crossorigin href="/assets/first.css">';

describe('the prerendered landing page', () => {
  it('has what was rendered in its place, the frame of people who are signed in beside it, with the styles that they need in the head and the others after it', () => {
    const page = landingPage(PAGE, RENDERED, SCRIPTS, SHEET);
    expect(page).toContain(
      '<div id="root" data-app="/assets/main.js /assets/shell.js" data-referral="/assets/referral.js"><main><p class="top_0">$& paid</p></main><template id="frame"><div data-placeholder="" class="left_0"></div></template></div>' +
        LINK,
    );
    expect(page).toContain('<style>a{color:red}.top_0{top:0}.left_0{left:0}</style></head>');
    expect(page.split(LINK)).toHaveLength(2);
  });

  it('loads no scripts by itself', () => {
    expect(landingPage(PAGE, RENDERED, SCRIPTS, SHEET)).not.toMatch(/<script|src=|modulepreload|noscript/);
  });

  it('says what it is called, and where it is once that is known', () => {
    expect(landingPage(PAGE, RENDERED, SCRIPTS, SHEET)).toContain('<title>Doubloon: campaigns</title>');
    expect(landingPage(PAGE, RENDERED, SCRIPTS, SHEET)).not.toContain('canonical');
    const placed = landingPage(PAGE, RENDERED, SCRIPTS, SHEET, 'https://doubloon.example');
    expect(placed).toContain('<link rel="canonical" href="https://doubloon.example/">');
    expect(placed).toContain('content="https://doubloon.example/share.png"');
  });

  it('refuses what cannot be shown without a script, or a page without a place for it', () => {
    expect(() => landingPage(PAGE, { ...RENDERED, landing: '<script>1</script>' }, SCRIPTS, SHEET)).toThrow(
      'needs a script',
    );
    expect(() => landingPage(`${LINK}<div id="root"></div>`, RENDERED, SCRIPTS, SHEET)).toThrow('no script');
    expect(() => landingPage(PAGE.replace('root', 'app'), RENDERED, SCRIPTS, SHEET)).toThrow('no place');
  });
});

describe('a page that is rendered for the time before the app', () => {
  const rendered = '<form class="top_0"><input name="a"/><button type="submit">$& go</button><b>x</b></form>';

  it('has its styles in the head, and names the scripts of the app, each once, instead of loading them before it is painted', () => {
    const page = renderedPage(PAGE, rendered, SHEET, ['assets/table.js', 'assets/main.js']);
    expect(page).toContain('<style>a{color:red}.top_0{top:0}</style></head>');
    expect(page).toContain('<div id="root" data-app="/assets/main.js /assets/table.js"><form');
    expect(page).not.toMatch(/<script|src=|modulepreload/);
    expect(page).toContain('<noscript>');
  });

  it('lets nothing be typed, pressed or sent that needs the app', () => {
    expect(renderedPage(PAGE, rendered, SHEET, [])).toContain(
      '<div id="root" data-app="/assets/main.js"><form inert class="top_0"><input readonly name="a"/><button inert type="submit">$& go</button><b>x</b></form></div>',
    );
  });

  it('is refused when it cannot be shown without a script, or has no place', () => {
    expect(() => renderedPage(PAGE, '<script>1</script>', SHEET, [])).toThrow('needs a script');
    expect(() => renderedPage(PAGE.replace('root', 'app'), rendered, SHEET, [])).toThrow('no place');
    expect(() => renderedPage(PAGE.replace('src=', 'data-src='), rendered, SHEET, [])).toThrow('no script');
  });
});

it('names scripts to be loaded early, those that the page names already only once', () => {
  const page = preloadScripts(PAGE, ['assets/app.js', 'assets/table.js']);
  expect(page.match(/modulepreload/g)).toHaveLength(2);
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/table.js"></head>');
});

it('names first calls as data where the script of the head finds them, and refuses a page without one', () => {
  const none = { always: [], withoutSearch: [] };
  const calls = { user: none, content_creator: none, business_owner: none, admin: { ...none, always: ['GET /cases'] } };
  const page = askFirst('<head><script>ask()</script></head>', calls);
  const [, data = '', rest] =
    /^<head><script type="application\/json" id="first-requests">(.*?)<\/script>(.*)$/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(calls);
  expect(rest).toBe('<script>ask()</script></head>');
  expect(() => askFirst('<head></head>', calls)).toThrow('no script that asks');
});

it('is refused when it has no style sheet', () => {
  expect(() => renderedPage(PAGE.replace(LINK, ''), '<main></main>', SHEET, [])).toThrow('no style sheet');
});
