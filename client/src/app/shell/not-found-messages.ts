/** What the 404 page says, one of them at random (spec section 2). */
export const NOT_FOUND_MESSAGES: readonly string[] = [
  'This page has left against medical advice.',
  'We looked for a pulse here and found none.',
  'The page you are looking for is on its break.',
  'Wrong tent. The one you want may be two along.',
  'This page was transferred and nobody wrote down where.',
  'Page not found. The crew has been stood down.',
  'We checked every pouch of every bag. It is not there.',
  'This address needs a splint: it is broken.',
];
