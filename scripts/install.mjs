import { install } from './prepare.mjs';
import { chooseNode } from './runtime.mjs';

/** What every command does first: install what is missing, and settle which Node runs the rest. */
install();
chooseNode();
