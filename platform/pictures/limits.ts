/** Bytes of the largest picture that is taken; photos of phones have some 3 to 8 million. */
export const mostBytes = 15 * 1024 * 1024;
/** Where admins upload pictures of every kind. */
export const picturesPath = '/admin/bilder';
/** Where those go that stand in a text. */
export const uploadPath = `${picturesPath}/hochladen`;
/** What a browser offers to choose from; the server looks at the bytes. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
