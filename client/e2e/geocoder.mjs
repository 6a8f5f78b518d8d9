import { createServer } from 'node:http';

/** One house of the street that it knows, as the geocoding service words it. */
const house = (number) => ({
  formatted: `${number} Larkspur Road, Sheffield, S7 1CK, United Kingdom`,
  components: {
    house_number: String(number),
    road: 'Larkspur Road',
    suburb: 'Nether Edge',
    city: 'Sheffield',
    state: 'England',
    postcode: 'S7 1CK',
  },
});

/** A geocoder for the journeys, on a port of its own: it knows one street, and breaks down when asked for 'Breakdown'. */
export const startGeocoder = async () => {
  const server = createServer((request, response) => {
    const wanted = new URL(request.url, 'http://localhost').searchParams.get('q');
    const results = /Larkspur/i.test(wanted) ? [12, 14].map(house) : [];
    response
      .writeHead(wanted === 'Breakdown' ? 500 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${server.address().port}/`;
};
