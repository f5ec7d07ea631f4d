// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { askFirst, landingPage, preloadScripts, renderedPage } from './rendered-page.ts';

const PAGE = `<head><title>Doubloon</title><link rel="modulepreload" crossorigin href="/assets/app.js"><script type="module" crossorigin src="/assets/main.js"></script>
</head><body><noscript><p>Needs scripts</p></noscript><div id="root"></div></body>`;
const SCRIPTS = { app: ['assets/shell.js'], referral: 'assets/referral.js' };
const RENDERED = {
  title: 'Doubloon: campaigns',
  landing: `<style data-emotion="css-global g1">html{color:red}</style><main><style data-emotion="css a1">.a1{top:0}</style><p class="css-a1">$& paid</p><style data-emotion="css b2">.b2{left:0}</style></main>`,
};

describe('the prerendered landing page', () => {
  it('has what was rendered in its place, with the styles in the head, named for the style engine', () => {
    const page = landingPage(PAGE, RENDERED, SCRIPTS);
    expect(page).toContain(
      '<div id="root" data-app="/assets/main.js /assets/shell.js" data-referral="/assets/referral.js"><main><p class="css-a1">$& paid</p></main></div>',
    );
    expect(page).toContain(
      '<style data-emotion="css-global g1">html{color:red}</style><style data-emotion="css a1 b2">.a1{top:0}.b2{left:0}</style></head>',
    );
  });

  it('loads no scripts by itself', () => {
    expect(landingPage(PAGE, RENDERED, SCRIPTS)).not.toMatch(/<script|src=|modulepreload|noscript/);
  });

  it('says what it is called, and where it is once that is known', () => {
    expect(landingPage(PAGE, RENDERED, SCRIPTS)).toContain('<title>Doubloon: campaigns</title>');
    expect(landingPage(PAGE, RENDERED, SCRIPTS)).not.toContain('canonical');
    const placed = landingPage(PAGE, RENDERED, SCRIPTS, 'https://doubloon.example');
    expect(placed).toContain('<link rel="canonical" href="https://doubloon.example/">');
    expect(placed).toContain('content="https://doubloon.example/share.png"');
  });

  it('refuses what cannot be shown without a script, or a page without a place for it', () => {
    expect(() => landingPage(PAGE, { ...RENDERED, landing: '<script>1</script>' }, SCRIPTS)).toThrow('needs a script');
    expect(() => landingPage('<div id="root"></div>', RENDERED, SCRIPTS)).toThrow('no script');
    expect(() => landingPage(PAGE.replace('root', 'app'), RENDERED, SCRIPTS)).toThrow('no place');
  });
});

describe('a page that is rendered for the time before the app', () => {
  const rendered =
    '<style data-emotion="css a1">.a1{top:0}</style><form class="css-a1"><input name="a"/><button type="submit">$& go</button><b>x</b></form>';

  it('has its styles in the head and loads the app as before', () => {
    const page = renderedPage(PAGE, rendered);
    expect(page).toContain('<style data-emotion="css a1">.a1{top:0}</style></head>');
    expect(page).toContain('src="/assets/main.js"');
    expect(page).toContain('<noscript>');
  });

  it('lets nothing be typed, pressed or sent that needs the app', () => {
    expect(renderedPage(PAGE, rendered)).toContain(
      '<div id="root"><form inert class="css-a1"><input readonly name="a"/><button inert type="submit">$& go</button><b>x</b></form></div>',
    );
  });

  it('is refused when it cannot be shown without a script, or has no place', () => {
    expect(() => renderedPage(PAGE, '<script>1</script>')).toThrow('needs a script');
    expect(() => renderedPage(PAGE.replace('root', 'app'), rendered)).toThrow('no place');
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
