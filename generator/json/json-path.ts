/** Keys and indices from the root of a JSON value. */
export type JsonPath = readonly (string | number)[];
