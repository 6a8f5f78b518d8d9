import { gql } from '@apollo/client';
import { prfDataSelection } from '@sideline/schema/prf/catalogue/graphql-fragment';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { withPrfData } from './with-prf-data';

describe('an operation that reads the whole of a record', () => {
  it('requests every field of the catalogue, and leaves the rest unchanged', () => {
    const asked = withPrfData(gql`
      query Whole($id: ID!) {
        prf(customPrfId: $id) {
          id
          data {
            __typename
          }
        }
      }
    `);
    expect(print(asked)).toBe(
      print(parse(`query Whole($id: ID!) { prf(customPrfId: $id) { id data ${prfDataSelection()} } }`)),
    );
    expect(print(asked)).toContain('incidentDetails {');
  });
});
