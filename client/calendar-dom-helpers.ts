/** What react-big-calendar's addon takes of dom-helpers (client/calendar-parts.ts). */
export { default as scrollParent } from 'dom-helpers/scrollParent';
export { default as scrollTop } from 'dom-helpers/scrollTop';
