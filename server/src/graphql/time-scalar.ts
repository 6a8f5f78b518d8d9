import { GraphQLError } from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';

const { parseValue, parseLiteral } = GraphQLISODateTime;

/** The years that the database's calendar and that of JavaScript write alike. */
const FIRST_YEAR = 1;
const LAST_YEAR = 9999;

const requireKnownYear = (at: Date): Date => {
  const year = at.getUTCFullYear();
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return at;
  throw new GraphQLError('Check the year of this date and time.');
};

/**
 * Makes `DateTime` refuse years that the database cannot read, as a literal and as a variable. What the scalar takes otherwise
 * reaches statements in which such a year is a fault of ours. Its own object is changed: every resolver class names it.
 */
export const refuseUnknownYears = (): void => {
  GraphQLISODateTime.parseValue = (value) => requireKnownYear(parseValue(value));
  GraphQLISODateTime.parseLiteral = (node, variables) => requireKnownYear(parseLiteral(node, variables));
};
