/** The messages of the loading overlay, in turn (spec section 2). The first is in index.html too. */
export const LOADING_MESSAGES = [
  'Checking the server for a pulse…',
  'Charging to 200 joules. Stand clear of the keyboard…',
  'Asking the database where it hurts…',
  'Giving the cache two rescue breaths…',
  'Cannulating the network. Sharp scratch…',
  'The triage nurse says that your request is a category 2…',
  'Taping a non-rebreather to the load balancer…',
  'Someone put the response in the wrong kit bag. Looking…',
  'Paging the on-call hamster…',
] as const;
