/* The compiled packing of pictures as a Python module, for Python 3.11 and newer. */
#define Py_LIMITED_API 0x030B0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdlib.h>

#include "lzw.h"

static PyObject *blocks_of(const uint8_t *pixels, Py_ssize_t count, uint8_t free_entry)
{
    if (count < 1 || count > MOST_PIXELS)
        return PyErr_Format(PyExc_ValueError, "%zd pixels", count);
    uint8_t *blocks = malloc(most_packed((size_t)count));
    if (!blocks) return PyErr_NoMemory();
    size_t size;
    Py_BEGIN_ALLOW_THREADS
    size = pack(pixels, (size_t)count, free_entry, blocks);
    Py_END_ALLOW_THREADS
    PyObject *bytes = PyBytes_FromStringAndSize((char *)blocks, (Py_ssize_t)size);
    free(blocks);
    return bytes;
}

/* packed(pixels, free entry) -> blocks */
static PyObject *packed(PyObject *self, PyObject *args)
{
    Py_buffer pixels;
    unsigned char free_entry;
    (void)self;
    if (!PyArg_ParseTuple(args, "y*b", &pixels, &free_entry)) return NULL;
    PyObject *blocks = blocks_of(pixels.buf, pixels.len, free_entry);
    PyBuffer_Release(&pixels);
    return blocks;
}

static PyMethodDef methods[] = {
    {"packed", packed, METH_VARARGS, "A picture as GIF's LZW; see lzw.py."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT, .m_name = "_fast", .m_size = 0, .m_methods = methods};

PyMODINIT_FUNC PyInit__fast(void) { return PyModuleDef_Init(&module); }
