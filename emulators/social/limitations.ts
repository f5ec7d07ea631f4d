/** Behaviour that the stand-in does not imitate, each with the reason. */
export const LIMITATIONS: readonly { what: string; why: string }[] = [
  {
    what: 'Rate limits of pages, and blocking by address',
    why: 'They are not documented; make a host fail with 429 through the control calls instead.',
  },
  {
    what: 'Pages that need scripts',
    why: 'The product reads what a server sees; the real pages carry the same data in their first HTML, or none.',
  },
  {
    what: 'Login walls shown to every server',
    why: 'Instagram, Facebook and X often show nothing to a server; here only names that start with “private” do, so that demo flows finish.',
  },
  {
    what: 'TikTok answering 200 for a missing video',
    why: 'Its page then carries a status number nobody documents; here the page answers 404, so that a definite no can be tried.',
  },
  {
    what: 'Access tokens for the Graph oEmbed endpoints',
    why: 'The product does not use them; they answer without a token.',
  },
  {
    what: 'App registration',
    why: 'Every client id and redirect address is accepted; a client secret that starts with “wrong” is refused.',
  },
  {
    what: 'Refresh tokens of YouTube and X',
    why: 'The product reads their posts with its own key; of their people it asks once who they are, and keeps no token.',
  },
  {
    what: 'Prices, and limits that grow with an account',
    why: 'A quota is a number of calls in a window; set it through the control calls.',
  },
  {
    what: 'What TikTok’s scopes hide, except followers',
    why: 'The product always asks for the scopes of a handle; only that of followers is one which old permissions lack.',
  },
  {
    what: 'Channel ids of 24 characters',
    why: 'The channel id of a handle is “UC” and the handle, so that people can make one up.',
  },
  {
    what: 'Ids that carry their date',
    why: 'X and TikTok ids encode the time of posting; made-up ids would then all be years old.',
  },
  {
    what: 'Videos, and pictures of posts that can be framed',
    why: 'The product loads only the pictures that the pages of Facebook and Xiaohongshu name.',
  },
];
