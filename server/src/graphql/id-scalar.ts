import { canonicalId } from '@sideline/schema/validation/id';
import { GraphQLID } from 'graphql';

const { parseValue, parseLiteral } = GraphQLID;

/**
 * Makes `ID` take every UUID in its one spelling, in arguments and in input fields, as a literal and as a variable.
 * graphql's own scalar is changed: every resolver class names it, and a schema has room for one type of the name. Output is
 * left as it is.
 */
export const spellIdsOnce = (): void => {
  GraphQLID.parseValue = (value) => canonicalId(parseValue(value));
  GraphQLID.parseLiteral = (node, variables) => canonicalId(parseLiteral(node, variables));
};
